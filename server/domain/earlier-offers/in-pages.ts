/** So many rows are read at a time: a queue may be as long as it likes, and no server holds all of it. */
const rowsPerPage = 50

/** The rows of a query one by one, in its order, read page by page. @param find at most so many, behind one of them or from the first */
export async function* inPages<Row>(
  find: (page: { after: Row | undefined; most: number }) => Promise<readonly Row[]>,
  most = rowsPerPage,
): AsyncGenerator<Row, void, undefined> {
  for (let after: Row | undefined; ;) {
    const page = await find({ after, most })
    yield* page
    if (page.length < most) return
    after = page.at(-1)
  }
}
