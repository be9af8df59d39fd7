/** Hours after which an owner has to log in again. */
export const ownerSessionHours = 8

/** Hours without a press after which staff have to log in again at their desk. */
export const staffSessionHours = 2
