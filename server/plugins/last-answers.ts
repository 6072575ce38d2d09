import fp from 'fastify-plugin'

/** While the server closes, each answer also closes its connection: one kept alive would delay the stop. */
export default fp(
  async (app) => {
    let isClosing = false
    app.addHook('preClose', async () => {
      isClosing = true
    })
    app.addHook('onSend', async (_request, reply) => {
      if (isClosing) reply.header('connection', 'close')
    })
  },
  { name: 'last-answers' },
)
