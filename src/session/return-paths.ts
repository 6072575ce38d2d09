/** Where patients were on the way to when they were sent to the sign-in. Paths of this origin. */
export type ReturnPaths = {
  /** Of the tab that was sent last: for the link of a mail, which opens in a tab of its own. */
  returnPath?: string
  /** Of each tab, by its random name. */
  tabPaths?: Record<string, string>
}

/** Most tabs whose path is kept: the last ones. */
const most = 10

/** With the path of a tab; what begins with two slashes names another host, and is not kept. */
export function withPath<Kept extends ReturnPaths>(kept: Kept, tab: string, path: string): Kept {
  if (!/^\/(?![/\\])/.test(path)) return kept
  const others = Object.entries(kept.tabPaths ?? {}).filter(([name]) => name !== tab)
  return { ...kept, returnPath: path, tabPaths: Object.fromEntries([...others.slice(1 - most), [tab, path]]) }
}

/** Without the path of a tab, and without the last one: whoever comes next goes their own way. The other tabs keep theirs. */
export function withoutPath<Kept extends ReturnPaths>({ returnPath: _, tabPaths = {}, ...kept }: Kept, tab: string) {
  const { [tab]: __, ...others } = tabPaths
  return { ...kept, ...(Object.keys(others).length > 0 && { tabPaths: others }) }
}
