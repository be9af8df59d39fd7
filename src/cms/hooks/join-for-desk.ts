import type { CollectionBeforeOperationHook } from 'payload'
import { agentsAndEditors } from '../access/agents-and-editors'

/**
 * Reads the lists beside a record (`join`) for the desk alone. Pages and other programs never show
 * them, and each one costs a query of its own.
 */
export const joinForDesk: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isRead = operation === 'read' || operation === 'readDistinct'
  return isRead && !agentsAndEditors({ req }) ? { ...args, joins: false } : args
}
