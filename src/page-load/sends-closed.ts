/**
 * Whether what waits is sent with the app closed too, as a value of a message: where the browser has the sync event, by which it wakes the app's
 * worker, and the page has one. Browser only.
 */
export const sendsClosed = (): 'yes' | 'no' =>
  'SyncManager' in window && navigator.serviceWorker?.controller ? 'yes' : 'no'
