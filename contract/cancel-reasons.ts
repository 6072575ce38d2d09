/** Why a patient cancels, as the app offers it; more is said in their own words. */
export const cancelReasons = ['time', 'better', 'elsewhere', 'price', 'mistake', 'other'] as const
export type CancelReason = (typeof cancelReasons)[number]
