/** Whether the page is shown by an app of iOS or Android that has it within it, and not by a browser. */
export const isInWrapper = (userAgent: string): boolean =>
  // A web view of Android says so; one of iOS does not call itself Safari.
  /Android.+; wv\)/.test(userAgent) || (/\(iP(?:hone|ad|od)/.test(userAgent) && !/Safari\//.test(userAgent))
