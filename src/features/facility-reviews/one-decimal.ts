/** An average of stars, always with its decimal, in the digits of the product: "4.0". */
export const oneDecimal = (average: number): string => average.toFixed(1)
