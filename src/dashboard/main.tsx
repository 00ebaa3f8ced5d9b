import './look/styles.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ConfirmHost } from './confirm/confirm-host.tsx'
import { colourScheme } from './look/colour-scheme.ts'
import { cssVariables, theme } from './look/mantine-theme.ts'
import { queryClient } from './query-client.ts'
import { routes, unknown } from './routes.ts'
import { Pages } from './routing.tsx'
import { LoadingScreen, RouteError, whatFailed } from './shell/error-screen.tsx'
import { Shell } from './shell/shell.tsx'
import { showRowHeight } from './ui/row-height.ts'
import { ToastPlace } from './ui/toast-place.tsx'
import { startRouting } from './visits.ts'
import { shellWordsNow } from './words/index.ts'

/** The nonce of this answer: the policy allows no style element without it. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
// react-remove-scroll, which Mantine's dialogs use, asks get-nonce.
setNonce(nonce)
// Until a page sets its title; in the visitor's language.
document.title = shellWordsNow().dashboard
showRowHeight()
startRouting({
  routes,
  unknown,
  Frame: Shell,
  Loading: LoadingScreen,
  Failed: RouteError,
  isOutdated: (error) => whatFailed(error, navigator.onLine) === 'new-version',
})

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App nonce={nonce} />
  </StrictMode>,
)

/** The whole dashboard: look, cache, dialogs, toasts and the pages. */
function App({ nonce }: { nonce: string }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colourScheme}
      defaultColorScheme="dark"
      getStyleNonce={() => nonce}
    >
      <QueryClientProvider client={queryClient}>
        <ToastPlace />
        <ConfirmHost />
        <Pages />
      </QueryClientProvider>
    </MantineProvider>
  )
}
