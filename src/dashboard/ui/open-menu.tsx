import { Button, type ButtonProps, Menu } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import classes from './open-menu.module.css'

export interface MenuItem {
  label: string
  isGrave?: boolean
  run: () => void
}

export interface MenuButtonProps extends ButtonProps {
  'aria-label'?: string
  children: string
  items: readonly MenuItem[]
}

/**
 * The menu of `MenuButton`, open once it is loaded. Its own chunk: a list is usable before anybody presses
 * a button.
 */
export function OpenMenu({ items, ...button }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const target = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // So that the menu remembers the focus and restores it.
    target.current?.focus()
    setOpen(true)
  }, [])
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      transitionProps={{ duration: 0 }}
      withinPortal
    >
      <Menu.Target>
        <Button ref={target} variant="default" {...button} />
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(({ label, isGrave, run }) => (
          <Menu.Item
            key={label}
            className={isGrave ? classes.grave : undefined}
            onClick={() => {
              // A dialog restores the focus to the element that had it, and the menu is gone by then.
              target.current?.focus()
              run()
            }}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
