/** The firm's departments in the order of the specification (§2), and the categories of what they did; compared folded. */
export const DEPARTMENT_CATEGORIES = {
  water: ['gire', 'wash', 'eau'],
  climate: ['climat', 'climate', 'agriculture'],
  impact: ['environnement', 'environment'],
  gis: ['sig', 'gis'],
  civil: ['btp'],
  training: ['formation'],
} as const;
