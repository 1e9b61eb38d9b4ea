export const round = (value: number, digits = 1) => Number(value.toFixed(digits))
