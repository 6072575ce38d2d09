/** Longest texts that a person may enter, in characters. */
export const longestText = {
  firstName: 80,
  lastName: 80,
  email: 254,
  reason: 500,
  address: 300,
  cancelNote: 300,
  feedback: 1000,
  visitSummary: 2000,
  documentTitle: 120,
  documentNotes: 1000,
  fileName: 200,
} as const
