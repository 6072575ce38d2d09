/** The ways to pay, which only who wants another than the usual one looks at. */
export const loadPaymentStep = () => import('./payment-step.tsx')
