import { Button, type ButtonProps } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useState } from 'react'

const OpenMenu = lazy(() => import('./open-menu.tsx'))

export interface MenuItem {
  label: string
  isGrave?: boolean
  run: () => void
}

export interface MenuButtonProps extends ButtonProps {
  'aria-label'?: string
  children: ReactNode
  items: readonly MenuItem[]
}

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
