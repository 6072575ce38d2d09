/** An average of stars, always with one decimal, in the app's digits: "4.0". */
export const oneDecimal = (average: number): string => average.toFixed(1)
