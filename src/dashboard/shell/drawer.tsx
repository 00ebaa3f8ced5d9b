import { Button, Divider, Group, NavLink, Stack, Text } from '@mantine/core'
import { Link, useMatchRoute, useRouterState } from '@tanstack/react-router'
import { Fragment, useEffect, useRef, useState } from 'react'
import type { WhoAmI } from '#modules/accounts/schema'
import { useLanguage } from '../look/language.ts'
import { useShellWords } from '../words/index.ts'
import { useCounts } from './counts.ts'
import { handbookPage } from './handbook-page.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { LinkIcon } from './link-icon.tsx'
import { linksByRole, ownLinks } from './links.ts'
import { PaletteButton } from './palette-button.tsx'
import classes from './shell.module.css'
import { signOut } from './sign-out.ts'
import { ThemeSwitch } from './theme-switch.tsx'

/** Who is signed in, the links of the role with counts, theme, language, and signing out. */
export function Drawer({ who }: { who: WhoAmI }) {
  const words = useShellWords()
  const waiting = useCounts()
  const list = useActiveInView()
  return (
    <>
      <Who who={who} />
      <div className={classes.links} ref={list}>
        <PaletteButton />
        <NavLink href="/" label={words.home} leftSection={<LinkIcon to="/" />} />
        {groupsOf(linksByRole[who.role]).map(([group, links]) => (
          <Fragment key={group}>
            <GroupName>{words.groups[group]}</GroupName>
            {links.map((link) => (
              <PageLink key={link.to} {...link} waiting={waiting(link.to)} />
            ))}
          </Fragment>
        ))}
        <GroupName>{words.own}</GroupName>
        {ownLinks.map((link) => (
          <NavLink
            key={link.to}
            href={link.to}
            label={words.links[link.to] ?? link.label}
            leftSection={<LinkIcon to={link.to} />}
          />
        ))}
      </div>
      <Stack className={classes.foot} gap="xs">
        <LanguageSwitch />
        <ThemeSwitch />
        <Group gap="xs" grow>
          <HelpLink />
          <SignOut />
        </Group>
        <Version version={who.version} />
      </Stack>
    </>
  )
}

/** Returns the groups in the order of their first links. */
function groupsOf(links: readonly AnyLink[]): [AnyLink['group'], AnyLink[]][] {
  const groups = new Map<AnyLink['group'], AnyLink[]>()
  for (const link of links) groups.set(link.group, [...(groups.get(link.group) ?? []), link])
  return [...groups]
}

function GroupName({ children }: { children: string }) {
  return <Divider mt="xs" mb={4} label={children} labelPosition="left" />
}

/** Scrolls to the link of the current page, however low the window is. */
function useActiveInView() {
  const list = useRef<HTMLDivElement>(null)
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  useEffect(() => {
    if (path) list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [path])
  return list
}

/** Who is signed in, with a link to the account page of the public site. */
function Who({ who }: { who: WhoAmI }) {
  const { roles, yourAccount } = useShellWords()
  return (
    <a className={classes.who} href="/account">
      {who.hasPhoto ? (
        <img className={classes.photo} src={`/api/v1/accounts/${who.id}/photo`} alt="" />
      ) : (
        <span className={classes.initials} aria-hidden>
          {initialsOf(who.name)}
        </span>
      )}
      <div>
        <div className={classes.whoName}>{who.name}</div>
        <Text size="sm" c="dimmed">
          {roles[who.role]} · <span className={classes.account}>{yourAccount}</span>
        </Text>
      </div>
    </a>
  )
}

type AnyLink = (typeof linksByRole)[WhoAmI['role']][number]

function PageLink({ to, label, waiting }: AnyLink & { waiting: number }) {
  const words = useShellWords()
  const language = useLanguage()
  const matches = useMatchRoute()
  const translated = words.links[to]
  return (
    <NavLink
      renderRoot={(props) => <Link to={to} {...props} />}
      label={translated ?? label}
      lang={translated === undefined && language !== 'en' ? 'en' : undefined}
      leftSection={<LinkIcon to={to} />}
      active={Boolean(matches({ to, fuzzy: true }))}
      rightSection={
        waiting > 0 && (
          <span className={classes.count} title={words.waiting(waiting)}>
            {waiting > 999 ? '999+' : waiting.toLocaleString(language)}
          </span>
        )
      }
    />
  )
}

/** A link to the handbook, at the current page's job. */
function HelpLink() {
  const { help } = useShellWords()
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  return (
    <Button
      variant="default"
      size="xs"
      renderRoot={(props) => (
        <Link to="/help/$page" params={{ page: handbookPage(path ?? '') }} {...props} />
      )}
    >
      {help}
    </Button>
  )
}

/** The first question to anybody who asks for help. */
function Version({ version }: Pick<WhoAmI, 'version'>) {
  const words = useShellWords()
  if (version === null) return null
  return (
    <Text size="xs" c="dimmed">
      {words.version(version)}
    </Text>
  )
}

function SignOut() {
  const words = useShellWords()
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    if (!(await signOut())) setLeaving(false)
  }
  return (
    <Button variant="default" size="xs" onClick={() => void leave()} loading={isLeaving}>
      {words.signOut}
    </Button>
  )
}

/** Returns the first letters of the first and the last name, in any script. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends.map((word) => [...(word ?? '')][0] ?? '').join('')
}
