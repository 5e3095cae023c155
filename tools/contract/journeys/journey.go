// The first day of a program in Go, with the client that oapi-codegen makes of the document.
package main

import (
	"bytes"
	"context"
	"encoding/base64"
	"fmt"
	"log"
	"mime/multipart"
	"net/http"
	"os"

	"example.org/journey/site"

	openapi_types "github.com/oapi-codegen/runtime/types"
)

const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="

var ctx = context.Background()

func demand(holds bool, details ...any) {
	if !holds {
		log.Panicln(details...)
	}
}

func must[T any](value T, err error) T {
	demand(err == nil, err)
	return value
}

func client(token string) *site.ClientWithResponses {
	return must(site.NewClientWithResponses(os.Getenv("SITE_URL"), site.WithRequestEditorFn(
		func(_ context.Context, request *http.Request) error {
			if token != "" {
				request.Header.Set("Authorization", "Bearer "+token)
			}
			return nil
		})))
}

func aProject(number int) site.ProjectInput {
	return site.ProjectInput{
		TitleFr:       fmt.Sprintf("Forage %d", number),
		TitleEn:       fmt.Sprintf("Borehole %d", number),
		DescriptionFr: "Un forage équipé.",
		DescriptionEn: "An equipped borehole.",
		Category:      "WASH",
		Location:      "Korhogo",
		Date:          "2026",
		Beneficiaries: "900 habitants",
	}
}

func created(program *site.ClientWithResponses, number int) site.Project {
	key := fmt.Sprintf("go-%d", number)
	answer := must(program.CreateProjectWithResponse(ctx, &site.CreateProjectParams{IdempotencyKey: &key}, aProject(number)))
	demand(answer.JSON201 != nil, answer.Status(), string(answer.Body))
	return *answer.JSON201
}

func uploaded(program *site.ClientWithResponses) site.UploadedFile {
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	part := must(form.CreateFormFile("file", "pixel.png"))
	must(part.Write(must(base64.StdEncoding.DecodeString(pixel))))
	demand(form.Close() == nil)
	answer := must(program.UploadFileWithBodyWithResponse(ctx, site.BucketProjectImages, nil, form.FormDataContentType(), &body))
	demand(answer.JSON201 != nil, answer.Status(), string(answer.Body))
	return *answer.JSON201
}

func main() {
	session := must(client("").SignInWithResponse(ctx, nil, site.SignIn{
		Email:    openapi_types.Email(os.Getenv("SITE_EMAIL")),
		Password: os.Getenv("SITE_PASSWORD"),
	}))
	demand(session.JSON200 != nil, session.Status(), string(session.Body))
	key := must(client(session.JSON200.AccessToken).CreateApiKeyWithResponse(ctx, nil, site.ApiKeyInput{
		Name:   "Go",
		Scopes: []site.ApiKeyScope{site.Read, site.ContentWrite, site.FilesWrite},
	}))
	demand(key.JSON201 != nil, key.Status(), string(key.Body))
	program := client(key.JSON201.Secret)

	made := []site.Project{created(program, 0), created(program, 1), created(program, 2)}
	demand(created(program, 0).Id == made[0].Id, "a repeated call made another record")

	limit, since := 2, made[0].UpdatedAt
	seen := map[string]bool{}
	for params := (site.ListProjectsParams{Limit: &limit, UpdatedSince: &since}); ; {
		page := must(program.ListProjectsWithResponse(ctx, &params))
		demand(page.JSON200 != nil, page.Status(), string(page.Body))
		for _, one := range page.JSON200.Items {
			seen[one.Id.String()] = true
		}
		if page.JSON200.NextCursor == nil {
			break
		}
		params.Cursor = page.JSON200.NextCursor
	}
	for _, one := range made {
		demand(seen[one.Id.String()], "not listed", one.Id)
	}

	first, completed := made[0].Id, site.Completed
	change := func() *site.UpdateProjectResponse {
		params := &site.UpdateProjectParams{IfMatch: `"v1"`}
		changes := site.ProjectChanges{Status: &completed}
		return must(program.UpdateProjectWithApplicationMergePatchPlusJSONBodyWithResponse(ctx, first, params, changes))
	}
	changed := change()
	demand(changed.JSON200 != nil && changed.JSON200.Version == 2, changed.Status(), string(changed.Body))
	stale := change()
	demand(stale.ApplicationproblemJSON412 != nil && stale.ApplicationproblemJSON412.Code == "edit_conflict", stale.Status())

	file := uploaded(program)
	files := must(program.ListFilesWithResponse(ctx, &site.ListFilesParams{Url: &file.Url}))
	demand(files.JSON200 != nil && len(files.JSON200.Items) == 1, files.Status(), string(files.Body))
	kept := files.JSON200.Items[0]
	tag := fmt.Sprintf(`"v%d"`, kept.Version)
	gone := must(program.DeleteFileWithResponse(ctx, kept.Id, &site.DeleteFileParams{IfMatch: tag}))
	demand(gone.StatusCode() == http.StatusNoContent, gone.Status(), string(gone.Body))
	for _, one := range made {
		removed := must(program.DeleteProjectWithResponse(ctx, one.Id, &site.DeleteProjectParams{IfMatch: "*"}))
		demand(removed.StatusCode() == http.StatusNoContent, removed.Status(), string(removed.Body))
	}
	demand(must(program.GetProjectWithResponse(ctx, first, nil)).StatusCode() == http.StatusNotFound)
	fmt.Println("go: the whole journey")
}
