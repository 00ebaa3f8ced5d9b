import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The dashboard: a single-page application that the server serves from dist/dashboard. */
export default defineConfig({
  root: 'src/dashboard',
  base: '/dashboard/',
  plugins: [react()],
  build: {
    outDir: '../../dist/dashboard',
    manifest: true,
    // A strict Content-Security-Policy allows no data: scripts, fonts or styles.
    assetsInlineLimit: 0,
  },
})
