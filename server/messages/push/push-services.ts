/** Push services of browsers that messages are sent to, where the deployment does not say others; each with all below it. */
export const pushServices = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com']
