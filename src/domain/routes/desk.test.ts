import { describe, expect, it } from 'vitest'
import {
  buildDeskApiPath,
  buildDeskListPath,
  buildDeskPath,
  buildDeskRecordPath,
  buildDeskSettingPath,
  buildImportApiPath,
  isDeskPath,
} from './desk'

describe('the addresses of the desk', () => {
  it.each([
    [buildDeskPath(), '/admin/'],
    [buildDeskPath('login'), '/admin/login/'],
    [buildDeskListPath('imports'), '/admin/collections/imports/'],
    [buildDeskRecordPath('properties', 7), '/admin/collections/properties/7/'],
    [buildDeskRecordPath('pages', 7, { isTrashed: true }), '/admin/collections/pages/trash/7/'],
    [buildDeskSettingPath('menu'), '/admin/globals/menu/'],
  ])('end with a stroke, so that none leads on to another: %s', (path, expected) => {
    expect(path).toBe(expected)
  })
})

describe('what the desk asks of its server', () => {
  it.each([
    [buildDeskApiPath('plans'), '/api/plans/'],
    [buildDeskApiPath('mails', 7, 'resend'), '/api/mails/7/resend/'],
    [buildImportApiPath(2), '/api/listing-imports/2/'],
    [buildImportApiPath(2, 9), '/api/listing-imports/2/9/'],
    [buildImportApiPath(2, 9, 'changes'), '/api/listing-imports/2/9/changes/'],
  ])('stands below the address of the interface: %s', (path, expected) => {
    expect(path).toBe(expected)
  })
})

describe('isDeskPath', () => {
  it('knows the desk with and without the stroke at its end, and nothing that begins alike', () => {
    expect(['/admin', '/admin/', '/admin/login/'].map(isDeskPath)).toEqual([true, true, true])
    expect(['/', '/administration/', '/nl/admin/'].map(isDeskPath)).toEqual([false, false, false])
  })
})
