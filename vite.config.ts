import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { codeSplitting } from './scripts/vite/code-splitting.ts'
import { lightBranches } from './scripts/vite/light-branches.ts'
import { lightCalls } from './scripts/vite/light-calls.ts'
import { lightContract } from './scripts/vite/light-contract.ts'
import { lightLibraries } from './scripts/vite/light-libraries.ts'
import { listModules } from './scripts/vite/list-modules.ts'
import { messages } from './scripts/vite/messages.ts'
import { minifyAgain } from './scripts/vite/minify-again.ts'
import { stableWorkers } from './scripts/vite/stable-workers.ts'

/** One configuration for the page, its renderer, its workers and development. scripts/build.mjs says where to. */
/**
 * A second minifier takes longer than a bundler that is no JavaScript. What keeps copies on the device comes later as a whole, however its parts
 * import each other.
 */
const checks = { bundlerTimings: false, ineffectiveDynamicImport: false }

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    messages(),
    lightContract(),
    vanillaExtractPlugin(),
    react(),
    ...(isSsrBuild
      ? []
      : [
          lightLibraries(),
          lightBranches(),
          lightCalls(),
          minifyAgain(),
          listModules(),
          stableWorkers({
            push: 'workers/push.ts',
            'push-updater': 'workers/push-updater.ts',
            onesignal: 'workers/onesignal.ts',
            captcha: 'workers/captcha.ts',
          }),
          whiteLabel(),
        ]),
  ],
  define: {
    __BUILD__: JSON.stringify(process.env.PATIENTWEB_BUILD ?? ''),
    // The renderer reads it when it runs, where nobody need have set it, and libraries are several times slower without.
    ...(isSsrBuild && { 'process.env.NODE_ENV': JSON.stringify('production') }),
  },
  resolve: {
    // Of the two builds of this library, not the one for browsers of 2015.
    alias: [{ find: /^workbox-window$/, replacement: 'workbox-window/build/workbox-window.prod.mjs' }],
  },
  publicDir: isSsrBuild ? false : 'public',
  // Ours is the only server. Told here too, since the one of vanilla-extract would else end the process at SIGTERM before ours.
  server: { middlewareMode: true },
  // The renderer is one file of its own: nothing of it is looked for in node_modules when the server runs.
  ssr: isSsrBuild ? { noExternal: true } : {},
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    cssCodeSplit: false,
    rollupOptions: isSsrBuild
      ? { input: 'src/app/entry-server.tsx', checks }
      : {
          input: 'src/app/entry-client.tsx',
          // The other half of it puts modules into the files of pages that our own groups keep apart.
          experimental: { chunkOptimization: { mergeCommonChunks: true, avoidRedundantChunkLoads: false } },
          treeshake: { propertyReadSideEffects: false },
          checks,
          output: {
            codeSplitting,
            // The page carries the names of all files: a letter less of each is 0.1 KiB less before it is alive.
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
        },
  },
}))

/** The digest of a page stands for its revision, too: the worker has no room for a second one. */
function withIntegrity<Entry extends { url: string }>(entry: Entry) {
  const integrity = integrityOf(entry.url)
  return { ...entry, integrity, revision: integrity.slice(7, 17) }
}

/** The digest of a public file, for the browser to compare before it keeps it. */
const integrityOf = (file: string) =>
  `sha256-${createHash('sha256')
    .update(readFileSync(join('public', file)))
    .digest('base64')}`

/** The app's worker with the list of its build's files. The web manifest is the tenant's and comes from the server. */
function whiteLabel() {
  return VitePWA({
    strategies: 'injectManifest',
    registerType: 'prompt',
    injectRegister: false,
    manifest: false,
    srcDir: 'workers',
    filename: 'white-label.ts',
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['assets/**/*.{js,css}', 'offline.html'],
      // Of no use without a network, and loaded when it is needed: what draws maps, which is large, what waits for another site, and visits by video.
      globIgnores: [
        ...['place-map', '*one-signal*', 'partner-redirect'],
        ...['telemedicine*', 'media', 'video-entry', 'video-visit', 'online-notices'],
        ...['*chat', 'practitioner*', 'room.messages', 'screen-share', 'captions', 'make-check', 'partner-entry'],
      ].map((name) => `assets/${name}-*.js`),
      // Scripts and styles are told by their kind; of a page only its bytes say whose it is.
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => (entry.url.endsWith('.html') ? withIntegrity(entry) : entry)),
        }),
      ],
      sourcemap: false,
    },
  })
}
