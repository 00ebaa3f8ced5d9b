import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { MenuButtonProps } from './open-menu.tsx'

const OpenMenu = lazy(() => import('./open-menu.tsx'))

/** A button with a menu, which is loaded when somebody first presses it. */
export function MenuButton({ items, ...button }: MenuButtonProps) {
  const [isWanted, setWanted] = useState(false)
  const alone = (
    <Button
      variant="default"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
      {...button}
    />
  )
  if (!isWanted) return alone
  return (
    <Suspense fallback={alone}>
      <OpenMenu items={items} {...button} />
    </Suspense>
  )
}
