import { AppShell, Burger, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { sessionQuery } from '../session.ts'
import { AskHost } from '../ui/ask-host.tsx'
import { Drawer } from './drawer.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import classes from './shell.module.css'

/** The frame of every page: the drawer, on small screens behind a top bar, and the page itself. */
export function Shell() {
  const session = useQuery(sessionQuery)
  const [isOpen, drawer] = useDisclosure(false)
  const { pathname } = useLocation()
  // Whoever chose a link wants to see its page, not the drawer.
  useEffect(() => drawer.close(), [pathname])
  if (session.isError) return <ErrorScreen error={session.error} reset={() => session.refetch()} />
  if (!session.data) return <LoadingScreen />
  return (
    <AppShell
      header={{ height: { base: 56, md: 0 } }}
      navbar={{ width: 248, breakpoint: 'md', collapsed: { mobile: !isOpen } }}
      padding={{ base: 'sm', md: 'xl' }}
    >
      <a className={classes.skip} href="#page">
        Skip to the page
      </a>
      <AppShell.Header hiddenFrom="md" className={classes.bar}>
        <Group h="100%" px="sm" gap="sm">
          <Burger
            opened={isOpen}
            onClick={drawer.toggle}
            size="sm"
            w={44}
            h={44}
            aria-label={isOpen ? 'Close the menu' : 'Open the menu'}
            aria-expanded={isOpen}
          />
          <Text fw={600}>Dashboard</Text>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar className={classes.drawer} aria-label="Dashboard">
        <Drawer who={session.data} />
      </AppShell.Navbar>
      <AppShell.Main id="page" tabIndex={-1} className={classes.page}>
        <Outlet />
        <AskHost />
      </AppShell.Main>
    </AppShell>
  )
}
