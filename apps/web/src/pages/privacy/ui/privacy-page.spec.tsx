import { describe, expect, it } from 'vitest';
import { visit, visitorForTests } from '../../../app/testing';

visitorForTests();

const article = (id: string) => document.getElementById(id)?.textContent?.replaceAll(/\s/g, ' ');

/** What docs/data-map.md has of people who sign in, in the order of the articles. */
const KEPT = {
  '/privacy': {
    collected: [
      /si vous créez un compte : nom, email et mot de passe/,
      /navigateur et le système de votre appareil, l’adresse de votre connexion/,
      /journal de ce que vous y faites/,
    ],
    retention: [
      /30 jours au plus après la dernière activité/,
      /Journal de l’administration12 mois/,
      /Comptesjusqu’à leur effacement/,
    ],
    cookies: [
      /cookie de session.*pour les personnes connectées à un compte/,
      /nom et leur email.*stockage local.*jusqu’à la déconnexion/,
    ],
  },
  '/en/privacy': {
    collected: [
      /if you create an account: name, email and password/,
      /browser and system of your device, the address of your connection/,
      /log of what you do there/,
    ],
    retention: [
      /30 days at most after the last activity/,
      /Log of the administration12 months/,
      /Accountsuntil they are erased/,
    ],
    cookies: [
      /session cookie.*for people signed in to an account/,
      /name and email.*local storage until they sign out/,
    ],
  },
};

describe('the privacy policy', () => {
  it.each(Object.entries(KEPT))(
    '%s says what is kept of people who sign in, for how long, and where',
    async (address, kept) => {
      await visit(address);
      for (const [id, sentences] of Object.entries(kept)) {
        for (const sentence of sentences) expect(article(id)).toMatch(sentence);
      }
      expect(article('cookies')).not.toMatch(/administrateurs connectés|signed-in administrators/);
    },
  );
});
