import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { messages, ofConsole } from '../scripts/vite/messages.ts'

/**
 * The partners' console: a build of its own, so that no byte of it is in what patients load, nor in the list of their worker. scripts/build.mjs
 * says where to.
 */
export default defineConfig({
  plugins: [messages(ofConsole), vanillaExtractPlugin(), react()],
  publicDir: false,
  build: {
    target: 'es2022',
    manifest: true,
    cssCodeSplit: false,
    rollupOptions: {
      input: 'console/entry.tsx',
      output: {
        codeSplitting: {
          groups: [{ name: 'vendor', test: /node_modules[\\/](?:react|react-dom|scheduler|@tanstack|uqr)[\\/]/ }],
        },
      },
    },
  },
})
