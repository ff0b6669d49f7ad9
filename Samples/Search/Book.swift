/// A book of the catalogue.
struct Book: Identifiable, Hashable {
  let id: Int
  let title: String
  let author: String

  static let all = [
    Book(id: 1, title: "Moby-Dick", author: "Herman Melville"),
    Book(id: 2, title: "Middlemarch", author: "George Eliot"),
    Book(id: 3, title: "The Moonstone", author: "Wilkie Collins"),
    Book(id: 4, title: "Emma", author: "Jane Austen"),
  ]
}
