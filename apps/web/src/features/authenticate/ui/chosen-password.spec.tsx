import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ChangePasswordForm, ResetPasswordForm, SignUpForm } from '..';
import { browserForTests, open } from '../../../entities/session/testing';

browserForTests();

const nothing = () => undefined;
const forms = {
  'of a new account': () => <SignUpForm />,
  'in place of a lost one': () => <ResetPasswordForm token="a" onDone={nothing} onInvalid={nothing} />,
  'in place of a known one': () => <ChangePasswordForm onDone={nothing} />,
};

it.each(Object.entries(forms))(
  'A password %s is told and held to the least length that the server is set to',
  async (_, Form) => {
    await open({ at: '/', screens: { '/': Form }, context: { passwordMinLength: 12 } });
    await screen.findByText('Minimum 12 caractères');
    const fields = document.querySelectorAll('input');
    for (const field of fields) await userEvent.type(field, 'onze-lettre');
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Le mot de passe doit contenir au moins 12 caractères');
    expect(document.activeElement).toBe([...fields].at(-1));
  },
);
