import { Select as MantineSelect, type SelectProps } from '@mantine/core'
import { steady } from './steady.tsx'

// Its own chunk: the positioning code of the list is 25 kB. Even a closed list renders every option.
export const Select = steady<SelectProps>(MantineSelect)
