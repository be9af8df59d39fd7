import { describe, expect, it } from 'vitest'
import { findMissingKind } from './missing-kind'

const kindOf = (pathname: string) => findMissingKind(pathname, ['/fr/neuf/', '/fr/project/'])

describe('an address that leads nowhere', () => {
  it('was for a property when it ends with a number', () => {
    expect(kindOf('/fr/a-vendre/anvers/maison/1001/')).toBe('property')
    expect(kindOf('/fr/property/1001')).toBe('property')
  })

  it('was for a project below the list of projects, however that is called', () => {
    expect(kindOf('/fr/neuf/gand/le-quai/7/')).toBe('project')
    expect(kindOf('/fr/project/7/')).toBe('project')
  })

  it('was for a property when it names a unit of a project', () => {
    expect(kindOf('/fr/neuf/gand/le-quai/7/appartement/1002/')).toBe('property')
  })

  it('was for a page of the portal below it, whatever it ends with', () => {
    expect(kindOf('/fr/portal/999/')).toBe('portal')
    expect(kindOf('/fr/portal/12/nothing/')).toBe('portal')
  })

  it('was for an appointment when its link holds no right token', () => {
    expect(kindOf('/fr/appointment/1-abc/')).toBe('appointment')
    expect(kindOf('/fr/appointment/12/')).toBe('appointment')
  })

  it('was for a page otherwise', () => {
    expect(kindOf('/fr/neuf/')).toBe('other')
    expect(kindOf('/fr/7-conseils/')).toBe('other')
  })
})
