import { Select } from '@mantine/core'

export const Countries = () => <Select data={['Qatar']} searchable />
