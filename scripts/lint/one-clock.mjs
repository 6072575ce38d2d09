/**
 * The device's clock may be an hour off. What the server dated, and what is kept to be looked at again, is compared with the one
 * clock that is corrected by the server's (src/clock): so nobody else reads the device's.
 */
const message = 'take now() of #src/clock/server-time.ts, or deviceNow() for a duration'

/** Options of `no-restricted-syntax` for what runs in the browser. */
export const readNoDeviceClock = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message },
  { selector: "CallExpression[callee.name='Date']", message },
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message },
]
