import { Button } from '@mantine/core'
import { useActionWords } from '../words/actions.ts'
import classes from './head-actions.module.css'
import { MenuButton } from './menu-button.tsx'
import type { MenuItem } from './open-menu.tsx'

/**
 * The rarer actions on a whole page: buttons beside its heading, and on a phone a menu, so that the content
 * begins on the first screen.
 */
export function HeadActions({ items }: { items: readonly MenuItem[] }) {
  const { more } = useActionWords()
  return (
    <>
      {items.map(({ label, run }) => (
        <Button key={label} variant="default" className={classes.button ?? ''} onClick={run}>
          {label}
        </Button>
      ))}
      <MenuButton className={classes.menu ?? ''} items={items}>
        {more}
      </MenuButton>
    </>
  )
}
