/** Every picture of a house is 4:3 in these units. */
export const WIDTH = 1600
export const HEIGHT = 1200
