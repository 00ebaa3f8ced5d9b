const isAllowed = async () => false

export const enter = () => (isAllowed() ? 'in' : 'out')
