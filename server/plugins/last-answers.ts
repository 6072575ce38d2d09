import fp from 'fastify-plugin'

/** Milliseconds between two looks for connections whose last answer has gone out. */
const pause = 50

/**
 * While the server closes, each answer also closes its connection: one kept alive would delay the stop. Node closes those that are idle once;
 * one whose answer was begun before and ends after that is closed here.
 */
export default fp(
  async (app) => {
    let isClosing = false
    app.addHook('preClose', async () => {
      isClosing = true
      const closing = setInterval(() => app.server.closeIdleConnections(), pause)
      app.server.once('close', () => clearInterval(closing))
      closing.unref()
    })
    app.addHook('onSend', async (_request, reply) => {
      if (isClosing) reply.header('connection', 'close')
    })
  },
  { name: 'last-answers' },
)
