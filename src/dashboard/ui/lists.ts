/** Fields with a list to choose from. A piece of its own: what places the list is 25 kB. */
export { Autocomplete, Select } from '@mantine/core'
