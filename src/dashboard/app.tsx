import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { ConfirmHost } from './confirm/confirm-host.tsx'
import { colourScheme } from './look/colour-scheme.ts'
import { cssVariables, theme } from './look/mantine-theme.ts'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'
import { ToastPlace } from './ui/toast-place.tsx'

/** The whole dashboard: look, cache, dialogs, toasts and the pages. */
export function App({ nonce }: { nonce: string }) {
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
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  )
}
