import { Button } from '@mantine/core'
import { useState } from 'react'
import { useActionWords } from '#words/actions'
import { FailedPart } from './failed-part.tsx'
import type { MenuButtonProps } from './open-menu.tsx'
import { usePart } from './use-part.ts'

const loadMenu = () => import('./open-menu.tsx')

/** A button with a menu, which is loaded when somebody first presses it. */
export function MenuButton({ items, ...button }: MenuButtonProps) {
  const [isPressed, setPressed] = useState(false)
  const { part: menu, asked } = usePart(loadMenu, isPressed)
  const { choices } = useActionWords()
  if (isPressed && menu) return <menu.OpenMenu items={items} {...button} />
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={() => setPressed(true)}
        {...button}
      />
      <FailedPart what={choices(button['aria-label'] ?? button.children)} queries={[asked]} />
    </>
  )
}
