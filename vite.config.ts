import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { messages } from './scripts/vite/messages.ts'

const vendors = /node_modules[\\/](react|react-dom|scheduler|@tanstack|@formatjs|intl-messageformat|seroval|tslib)[\\/]/

/** One configuration for the page, its renderer and development. scripts/build.mjs says where to and under which mount path. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [messages(), vanillaExtractPlugin(), react()],
  publicDir: isSsrBuild ? false : 'public',
  // The renderer is one file of its own: nothing of it is looked for in node_modules when the server runs.
  ssr: isSsrBuild ? { noExternal: true } : {},
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    cssCodeSplit: false,
    rollupOptions: isSsrBuild
      ? { input: 'src/app/entry-server.tsx' }
      : {
          input: 'src/app/entry-client.tsx',
          output: { codeSplitting: { groups: [{ name: 'vendor', test: vendors }] } },
        },
  },
}))
