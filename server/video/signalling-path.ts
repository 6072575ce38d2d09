/** Below the mount path. */
export const signallingPath = '/video/signals'
