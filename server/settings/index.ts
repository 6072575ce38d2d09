import * as Type from 'typebox'
import { addressSettings } from './addresses.ts'
import { storageSettings } from './storage.ts'
import { operationSettings } from './operation.ts'
import { limitSettings } from './limits.ts'
import { signInSettings } from './sign-in.ts'
import { paymentSettings } from './payments.ts'
import { messageSettings } from './messages.ts'
import { pushSettings } from './push.ts'
import { videoSettings } from './video.ts'

/** Every setting by its environment variable, with description, default and constraints. */
export const serverSettings = Type.Object({
  ...addressSettings,
  ...storageSettings,
  ...operationSettings,
  ...limitSettings,
  ...signInSettings,
  ...paymentSettings,
  ...messageSettings,
  ...pushSettings,
  ...videoSettings,
})
