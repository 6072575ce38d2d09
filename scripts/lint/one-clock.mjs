/**
 * The device's clock may be an hour off. Dates from the server, and stored dates that are compared later, are compared with the
 * one clock that is corrected by the server's (src/clock): so no other code reads the device's clock.
 */
const message = 'take now() of #src/clock/server-time.ts, or deviceNow() for a duration'

/** Options of `no-restricted-syntax` for code that runs in the browser. */
export const readNoDeviceClock = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message },
  { selector: "CallExpression[callee.name='Date']", message },
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message },
]
