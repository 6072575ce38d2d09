/** A step of the breadcrumb: its name and absolute address. */
export type Step = { name: string; url: string }

/** The breadcrumb from home to a page as schema.org data, the page itself last. */
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
