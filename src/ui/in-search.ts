/** Whether an element is a search field that somebody is in: nothing takes the focus from it. One whose suggestions were left has served. */
export const isInSearch = (element: Element | null): boolean =>
  element?.matches('[type=search]:not([aria-expanded=false])') ?? false
