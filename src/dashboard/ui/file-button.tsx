import { type FileButtonProps, FileButton as Unforgetting } from '@mantine/core'
import { useRef } from 'react'

/**
 * A button that opens the file dialog. A browser reports no change for the file that is chosen already, so each choice
 * is forgotten at once: the same file can be chosen again after it was refused or corrected.
 */
export function FileButton({ onChange, ...rest }: FileButtonProps<false>) {
  const forget = useRef<() => void>(null)
  return (
    <Unforgetting
      {...rest}
      resetRef={forget}
      onChange={(file) => {
        forget.current?.()
        onChange(file)
      }}
    />
  )
}
