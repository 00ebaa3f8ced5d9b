import { Button, Group, NavLink, Stack, Text } from '@mantine/core'
import { Link, useMatchRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '#api/client'
import type { WhoAmI } from '#modules/accounts/schema'
import { ask } from '../ui/ask.ts'
import { problemToast } from '../ui/toast.ts'
import { hasUnsavedInput } from '../ui/unsaved-input.ts'
import { linksByRole, roleNames } from './links.ts'
import classes from './shell.module.css'
import { ThemeSwitch } from './theme-switch.tsx'

/** Who is signed in, the links of the role, the theme, and the way out. */
export function Drawer({ who }: { who: WhoAmI }) {
  const matches = useMatchRoute()
  return (
    <>
      <Group className={classes.who} wrap="nowrap" gap="sm">
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
            {roleNames[who.role]}
          </Text>
        </div>
      </Group>
      <div className={classes.links}>
        <NavLink href="/" label="Home" />
        {linksByRole[who.role].map(({ to, label }) => (
          <NavLink
            key={to}
            renderRoot={(props) => <Link to={to} {...props} />}
            label={label}
            active={Boolean(matches({ to, fuzzy: true }))}
          />
        ))}
      </div>
      <Stack className={classes.foot} gap="sm">
        <ThemeSwitch />
        <SignOut />
      </Stack>
    </>
  )
}

function SignOut() {
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    if (hasUnsavedInput() && !(await mayLoseInput())) return
    setLeaving(true)
    try {
      await call('DELETE /session', {})
      window.location.assign('/')
    } catch (error) {
      problemToast(error)
      setLeaving(false)
    }
  }
  return (
    <Button variant="default" onClick={() => void leave()} loading={isLeaving}>
      Sign out
    </Button>
  )
}

function mayLoseInput(): Promise<boolean> {
  return ask({
    title: 'Sign out without saving?',
    text: 'What you entered on this page is not saved yet and would be lost.',
    yes: 'Sign out',
    no: 'Stay here',
    isGrave: true,
  })
}

/** The first letters of the first and the last name, in any script. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends.map((word) => [...(word ?? '')][0] ?? '').join('')
}
