/** Name under which the mail is queued with which a colleague chooses the first password. */
export const staffInvitationMailKind = 'staff-invitation'

/** How long its link is good for, in hours. */
export const invitationHours = 72
