/** A step of the way down to a page: its name and whole address. */
export type Step = { name: string; url: string }

/** The way from home to a page in the words of schema.org, the page itself last. */
export function breadcrumbSchema(steps: readonly Step[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}
