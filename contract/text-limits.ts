/** Most letters that a patient's texts may have. */
export const longestText = { firstName: 80, lastName: 80, email: 254, reason: 500, address: 300 } as const
